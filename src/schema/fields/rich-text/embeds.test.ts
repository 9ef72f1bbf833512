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
      link('https://vimeo.com/123/1', 'Annual day'),
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
    [
      frame('/pdfjs/web/viewer.html?file=%2Fuploads%2Fa.pdf#page=2'),
      link('/uploads/a.pdf', 'Document: a.pdf'),
    ],
    [
      frame('/pdfjs/web/viewer.html?file=..%2F..%2Fuploads%2Fa.pdf'),
      link('/uploads/a.pdf', 'Document: a.pdf'),
    ],
    [
      frame('https://old.example/viewer.php?pdf=https%3A%2F%2Fold.example%2Ffees.pdf'),
      link('https://old.example/fees.pdf', 'Document: fees.pdf'),
    ],
    [frame('/show?src=/a%20b.docx&amp;page=1'), link('/a%20b.docx', 'Document: a b.docx')],
    [
      frame('/show?file=javascript:alert(1)//a.pdf'),
      link('/show?file=javascript:alert(1)//a.pdf', '/show?file=javascript:alert(1)//a.pdf'),
    ],
    [
      frame('https://old.example/ViewerJS/#../day.odp'),
      link('https://old.example/day.odp', 'Document: day.odp'),
    ],
    [
      frame('https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1&amp;color=red'),
      link(
        'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1&color=red',
        'w.soundcloud.com',
      ),
    ],
    [
      frame('https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/college/song'),
      link('https://soundcloud.com/college/song', 'soundcloud.com'),
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

describe('so does what a script shows, or what is shown without one [23.6]', () => {
  const ns = link('https://www.youtube.com/watch?v=ns', 'Video on YouTube');
  const youtube = frame('https://www.youtube.com/embed/ns');
  test.each([
    ['alone', `<noscript>${youtube}</noscript>`, ns],
    [
      'beside its twin',
      `${frame('about:blank', ' data-src="https://www.youtube.com/embed/ns"')}<noscript>${youtube}</noscript>`,
      ns,
    ],
    [
      'before its twin',
      `<noscript>${youtube}</noscript>${frame('about:blank', ' data-lazy-src="https://www.youtube.com/embed/ns"')}`,
      ns,
    ],
    [
      'what counts visits',
      '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=G" height="0" width="0" style="display:none;visibility:hidden"></iframe><img height="1" width="1" src="https://www.facebook.com/tr?id=1"></noscript><p>a</p>',
      '<p>a</p>',
    ],
    [
      'a picture',
      `<noscript><img src="/uploads/${'a'.repeat(32)}.webp" alt="b"></noscript>`,
      `<img src="/uploads/${'a'.repeat(32)}.webp" alt="b">`,
    ],
    [
      'a picture beside its twin',
      `<p><img src="/uploads/${'a'.repeat(32)}.webp" alt="b"><noscript><img src="/uploads/${'a'.repeat(32)}.webp" alt="b"></noscript></p>`,
      `<p><img src="/uploads/${'a'.repeat(32)}.webp" alt="b"></p>`,
    ],
    ['words', '<noscript>Switch JavaScript on.</noscript><p>a</p>', '<p>a</p>'],
    [
      'a post of Facebook',
      '<div class="fb-post" data-href="https://www.facebook.com/c/posts/9" data-width="500"></div><p>a</p>',
      `${link('https://www.facebook.com/c/posts/9', 'Page on Facebook')}<p>a</p>`,
    ],
    [
      'a video of Facebook',
      '<div><div class="fb-video" data-href="https://www.facebook.com/c/videos/9"><div>b</div></div>c</div>',
      `${link('https://www.facebook.com/c/videos/9', 'Video on Facebook')}<p>b</p><p>c</p>`,
    ],
    [
      'a page of Facebook with its own link',
      '<div class="fb-page" data-href="https://www.facebook.com/c"><blockquote cite="https://www.facebook.com/c"><a href="https://www.facebook.com/c">College</a></blockquote></div>',
      '<blockquote><a href="https://www.facebook.com/c">College</a></blockquote>',
    ],
    [
      'a post of Instagram',
      '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/X/?utm_source=ig_embed"><a href="https://www.instagram.com/p/X/">Our day</a></blockquote>',
      '<blockquote><a href="https://www.instagram.com/p/X/">Our day</a></blockquote>',
    ],
    [
      'media of CKEditor',
      '<figure class="media"><div data-oembed-url="https://youtu.be/abcdefghijk"></div></figure><p>a</p>',
      `${link('https://youtu.be/abcdefghijk', 'Video on YouTube')}<p>a</p>`,
    ],
    [
      'media of CKEditor with what shows it',
      '<div data-oembed-url="https://www.youtube.com/watch?v=abcdefghijk"><div><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></div></div>',
      link('https://www.youtube.com/watch?v=abcdefghijk', 'Video on YouTube'),
    ],
    [
      'an element of a video library',
      '<lite-youtube videoid="abcdefghijk"><a href="https://youtu.be/abcdefghijk">Play</a></lite-youtube><p>a</p>',
      `${link('https://www.youtube.com/watch?v=abcdefghijk', 'Video on YouTube')}<p><a href="https://youtu.be/abcdefghijk">Play</a></p><p>a</p>`,
    ],
    ['no page', '<div class="fb-post" data-href="javascript:alert(1)">a</div>', '<p>a</p>'],
    ['what only shares', '<div class="fb-like" data-href="https://x.example/"></div><p>a</p>', '<p>a</p>'],
    [
      'an address in WordPress',
      '<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=ns&amp;t=5s\n</div><figcaption>Our day</figcaption></figure>',
      `${link('https://www.youtube.com/watch?v=ns&t=5s', 'Video on YouTube')}<p>Our day</p>`,
    ],
  ])('%s', (_, html, expected) => {
    const cleaned = cleanHtml(html);
    expect(cleaned).toBe(expected);
    expect(isClean(cleaned)).toBe(true);
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });
});
