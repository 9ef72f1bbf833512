import { expect, test } from 'vitest';
import { Document } from '../document.tsx';
import { words as nepaliChat } from '../islands/chat/words.ne.ts';
import { words as chatWords } from '../islands/chat/words.ts';
import { DashboardPage } from '../pages/dashboard.tsx';
import { LoginPage } from '../pages/login.tsx';
import { NotFoundPage } from '../pages/messages.tsx';
import { at } from '../pages/site.fixture.ts';
import { renderPage } from '../render-page.ts';
import type { PageFrame } from '../view-models.ts';
import { words as components } from './words.ts';

const chat = { src: '/assets/chat.js', imports: ['/assets/react.js'], styles: ['/assets/chat.css'] };
const frameAt = (path: string): PageFrame => at(path, { assets: { ...at(path).assets, islands: { chat } } });
const words = (frame: PageFrame) => <Document frame={frame}>Words</Document>;
const dashboardOf = (role: 'student' | 'teacher') => (
  <DashboardPage frame={frameAt(`/${role}/dashboard`)} role={role} notices={[]} />
);
const regions = (html: string) => html.match(/<section class="chat".*?<\/section>/gs) ?? [];

test.each([
  ['a page', words(frameAt('/notices'))],
  ['the login', <LoginPage key="" frame={frameAt('/login')} />],
  ['a page that is not there', <NotFoundPage key="" frame={frameAt('')} />],
])('%s ends with the closed chat, and loads nothing of it [1.4]', (_, page) => {
  const html = renderPage(page);
  expect(regions(html)).toHaveLength(1);
  expect(regions(html)[0]).toMatch(/aria-label="Chat"[^>]*data-src="\/assets\/chat\.js"/);
  expect(regions(html)[0]).toMatch(/<button type="button"[^>]*aria-expanded="false"[^>]*>.*Open chat/);
  expect(html.endsWith(`${regions(html)[0]}</body></html>`)).toBe(true);
  expect(html.match(/ (?:href|src)="\/assets\/(?:chat|react)/)).toBeNull();
});

test.each([
  ['the dashboard of students', dashboardOf('student')],
  ['the dashboard of teachers', dashboardOf('teacher')],
  ['what begins with /admin/', words(frameAt('/admin/login'))],
  ['a page without the built chat', words(at('/notices'))],
])('%s has no chat [1.4]', (_, page) => {
  expect(regions(renderPage(page))).toEqual([]);
});

test.each([
  ['English', components.en.openChat, chatWords.open],
  ['Nepali', components.ne.openChat, nepaliChat.open],
])('the button of the chat keeps its %s name when its script takes over [21.124]', (_, served, scripted) => {
  expect(scripted).toBe(served);
});
