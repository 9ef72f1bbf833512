import { expect, test } from 'vitest';
import { isClean } from './is-clean.ts';

test.each([
  '<p>unclosed',
  'unopened</p>',
  '<p><strong>crossed</p></strong>',
  '<p><p>browsers would take these apart</p></p>',
  '<li>would close a list item around it</li>',
  '<td>would be lost</td>',
  '<table>would be moved out<tbody><tr><td></td></tr></tbody></table>',
  '<a href="/x">a<strong><a href="/y">b</a></strong></a>',
  '<P>a</P>',
  '<p >a</p>',
  '<p/>a',
  '<p class="ql-font-arial">a</p>',
  '<span>a</span>',
  '<span class="ql-font-arial ql-font-georgia">a</span>',
  '<span class="ql-font-arial" class="ql-font-arial">a</span>',
  "<a href='/x'>a</a>",
  '<a href=/x>a</a>',
  '<a>a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="java&colon;x">a</a>',
  '<a href="/x" target="_top">a</a>',
  '<img alt="no source">',
  '<br></br>',
  '<!-- -->',
  '<?php ?>',
  'a < b',
  'a <',
])('not clean: %s', (html) => {
  expect(isClean(html)).toBe(false);
});
