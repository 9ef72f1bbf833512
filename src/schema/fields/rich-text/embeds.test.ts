import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean.ts';
import { isClean } from './is-clean.ts';

const frame = (src: string, more = '') => `<iframe src="${src}"${more}></iframe>`;
const link = (href: string, words: string) =>
  `<p><a href="${href.replaceAll('&', '&amp;')}">${words}</a></p>`;

describe('what other sites show within a text becomes a link to their page [23.6]', () => {
  test.each([
    [
      frame(
        'https://www.youtube-nocookie.com/embed/dQ-w4_w9WgX?start=30&amp;rel=0',
        ' title="YouTube video player"',
      ),
      link('https://www.youtube.com/watch?v=dQ-w4_w9WgX&t=30s', 'Video on YouTube'),
    ],
    [
      frame('//www.youtube.com/embed/videoseries?list=PL12'),
      link('https://www.youtube.com/playlist?list=PL12', 'Video on YouTube'),
    ],
    [
      frame('about:blank', ' data-src="https://player.vimeo.com/video/123?h=1" title="Annual day"'),
      link('https://vimeo.com/123', 'Annual day'),
    ],
    [
      frame('https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3532.1!2d85.3240!3d27.7172!2m3!1f0'),
      link('https://www.google.com/maps/search/?api=1&query=27.7172%2C85.3240', 'Map'),
    ],
    [
      frame('https://maps.google.com/maps?q=Patan&amp;output=embed'),
      link('https://maps.google.com/maps?q=Patan', 'Map'),
    ],
    [
      frame('https://docs.google.com/forms/d/e/1FA/viewform?embedded=true'),
      link('https://docs.google.com/forms/d/e/1FA/viewform', 'Form'),
    ],
    [
      frame('https://docs.google.com/viewer?url=https%3A%2F%2Fold.example%2Ffees.pdf&amp;embedded=true'),
      link('https://old.example/fees.pdf', 'Document: fees.pdf'),
    ],
    [
      frame('https://drive.google.com/file/d/1aB_c/preview'),
      link('https://drive.google.com/file/d/1aB_c/view', 'Document'),
    ],
    [
      frame(
        'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fcollege%2Fvideos%2F1%2F',
      ),
      link('https://www.facebook.com/college/videos/1/', 'Video on Facebook'),
    ],
    [frame('/routine.pdf'), link('/routine.pdf', 'Document: routine.pdf')],
    ['<object data="/r.pdf" type="application/pdf"></object>', link('/r.pdf', 'Document: r.pdf')],
    [
      '<object data="/r.pdf"><p>See <a href="/r.pdf">the routine</a></p></object>',
      '<p>See <a href="/r.pdf">the routine</a></p>',
    ],
    [
      '<object data="/r.pdf" type="application/pdf"><p>Your browser cannot show PDF files.</p></object>',
      `${link('/r.pdf', 'Document: r.pdf')}<p>Your browser cannot show PDF files.</p>`,
    ],
    [
      '<object data="/r.pdf">Get <a href="https://get.adobe.com/reader">a reader</a></object>',
      `${link('/r.pdf', 'Document: r.pdf')}<p>Get <a href="https://get.adobe.com/reader">a reader</a></p>`,
    ],
    [
      '<object data="/r.pdf#toolbar=0"><p><a href="/r.pdf">Routine</a></p></object>',
      '<p><a href="/r.pdf">Routine</a></p>',
    ],
    ['<object data="/r.pdf"><img src="https://x.example/a.png"></object>', link('/r.pdf', 'Document: r.pdf')],
    [
      '<object data="/r.pdf"><embed src="/r.pdf" title="Routine"><p>Not shown.</p></object>',
      `${link('/r.pdf', 'Routine')}<p>Not shown.</p>`,
    ],
    [
      '<object data="/day.webm"><object data="/day.mp4">Not shown.</object></object>',
      `${link('/day.webm', 'Document: day.webm')}${link('/day.mp4', 'Document: day.mp4')}<p>Not shown.</p>`,
    ],
    [
      '<iframe src="/r.pdf"><p>No frames: <a href="/r.pdf">Routine</a></p></iframe>after',
      `${link('/r.pdf', 'Document: r.pdf')}<p>after</p>`,
    ],
    [
      '<object><param name="movie" value="https://www.youtube.com/v/abc"><param name="allowFullScreen" value="true"><embed src="https://www.youtube.com/v/abc"></object>',
      link('https://www.youtube.com/watch?v=abc', 'Video on YouTube'),
    ],
    ['<embed src="/fees.pdf">after', `${link('/fees.pdf', 'Document: fees.pdf')}<p>after</p>`],
    [
      '<video controls><source src="/day%20one.mp4"><track src="/day.vtt">Your browser cannot play it.</video>',
      link('/day%20one.mp4', 'Video: day one.mp4'),
    ],
    ['<audio src="/anthem.mp3"></audio>', link('/anthem.mp3', 'Audio: anthem.mp3')],
    [
      '<figure class="media"><oembed url="https://youtu.be/abc"></oembed></figure>',
      link('https://youtu.be/abc', 'Video on YouTube'),
    ],
    [
      `<figure>${frame('https://x.example/a')}<figcaption>Our day</figcaption></figure>`,
      `${link('https://x.example/a', 'x.example')}<p>Our day</p>`,
    ],
    [
      `<p>before ${frame('https://x.example/a')} after</p>`,
      `<p>before </p>${link('https://x.example/a', 'x.example')}<p> after</p>`,
    ],
    [
      `<p>यहाँ हेर्नुहोस्</p>${frame('https://www.google.com/maps?q=a')}`,
      `<p>यहाँ हेर्नुहोस्</p>${link('https://www.google.com/maps?q=a', 'नक्सा')}`,
    ],
    [frame('javascript:alert(1)'), ''],
    [frame('about:blank'), ''],
    [frame('https://x.example/" onload="alert(1)'), link('https://x.example/', 'x.example')],
    ['<video><p>Look at <a href="/day">our day</a></p></video>', '<p>Look at <a href="/day">our day</a></p>'],
  ])('%s', (html, expected) => {
    const cleaned = cleanHtml(html);
    expect(cleaned).toBe(expected);
    expect(isClean(cleaned)).toBe(true);
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });
});
