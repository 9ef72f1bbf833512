import type { Browser, Page } from 'playwright-core';

/** Runs in every page and frame before other scripts: the functions that vectors call record that they ran. */
export const HOOKS = `
  for (const name of ['alert', 'confirm', 'prompt', 'print'])
    window[name] = (...words) => { (window.ran ??= []).push(name + ' ' + String(words[0]).slice(0, 80)); };
`;

/**
 * Text after text in a frame of its own without any policy, with every event that people cause. Runs in the browser.
 */
async function whatRuns({ texts, hooks }: { texts: readonly string[]; hooks: string }): Promise<string[][]> {
  const events = [
    'click',
    'mouseover',
    'mouseenter',
    'mousedown',
    'focus',
    'focusin',
    'input',
    'keydown',
    'toggle',
    'error',
    'load',
    'pointerover',
    'wheel',
    'animationstart',
    'submit',
  ];
  const frames = texts.map((text) => {
    const frame = document.createElement('iframe');
    frame.srcdoc = `<!doctype html><script>${hooks}</script><body>${text}`;
    return frame;
  });
  const loaded = frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve)));
  document.body.append(...frames);
  // Some texts keep their frame from ever being loaded.
  await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 2000))]);
  await new Promise((resolve) => setTimeout(resolve, 150));
  for (const { contentDocument } of frames)
    for (const element of contentDocument?.querySelectorAll('body *') ?? [])
      for (const name of events)
        EventTarget.prototype.dispatchEvent.call(element, new Event(name, { bubbles: true }));
  for (const { contentDocument } of frames)
    for (const link of contentDocument?.querySelectorAll<HTMLAnchorElement>('a[href^="javascript" i]') ?? [])
      link.click();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const ran = frames.map(({ contentWindow }) => {
    try {
      return ((contentWindow as { ran?: string[] } | null)?.ran ?? []).slice(0, 3);
    } catch {
      return ['the frame went elsewhere'];
    }
  });
  for (const frame of frames) frame.remove();
  return ran;
}

/** Parts of a parsed text that could execute, whether or not they do today. Runs in the browser. */
function whatCouldRun(texts: readonly string[]): string[][] {
  const active =
    'script,iframe,object,embed,base,form,meta,link,style,svg,math,template,input,button,textarea,select,video,audio,frame,frameset,applet,noscript,dialog';
  const linkable = ['http', 'https', 'mailto', 'tel', 'sms', 'viber', 'whatsapp', 'geo', 'webcal'];
  return texts.map((text) => {
    const { body } = new DOMParser().parseFromString(`<!doctype html><body>${text}`, 'text/html');
    const found = [...body.querySelectorAll(active)].map(({ localName }) => localName);
    // By the prototype, because a field of a form may be named like a method of it.
    for (const element of body.querySelectorAll('*'))
      for (const name of Element.prototype.getAttributeNames.call(element)) {
        const value = Element.prototype.getAttribute.call(element, name) ?? '';
        const scheme = /^[\s\0-\x20]*([a-z][a-z\d+.-]*):/i.exec(value)?.[1]?.toLowerCase();
        const isAddress = [
          'href',
          'src',
          'action',
          'formaction',
          'xlink:href',
          'data',
          'poster',
          'srcset',
        ].includes(name);
        if (name.startsWith('on') || name === 'srcdoc') found.push(name);
        if (isAddress && scheme && !linkable.includes(scheme)) found.push(`${name}=${scheme}:`);
        if (name === 'style' && /url|expression|import|behavior|binding|position/i.test(value))
          found.push(`style=${value}`);
      }
    return found;
  });
}

const CHUNK = 60;

interface Findings {
  ran: string[];
  could: string[];
}

/** Both detectors over many texts, each once, in pages beside this one. @returns the findings, by text */
export async function detect(beside: Page, texts: readonly string[]): Promise<Findings[]> {
  const found = new Map<string, Findings>();
  const distinct = [...new Set(texts)];
  for (let from = 0; from < distinct.length; from += CHUNK) {
    const chunk = distinct.slice(from, from + CHUNK);
    const could = await beside.evaluate(whatCouldRun, chunk);
    // A text that runs may lead the whole page elsewhere, or close it.
    const page = await beside.context().newPage();
    const ran = await page
      .evaluate(whatRuns, { texts: chunk, hooks: HOOKS })
      .catch(() => chunk.map(() => ['one of these texts led the whole page elsewhere']));
    await page.close();
    for (const [index, text] of chunk.entries())
      found.set(text, { ran: ran[index] ?? [], could: could[index] ?? [] });
  }
  return texts.map((text) => found.get(text) ?? { ran: [], could: [] });
}

/** A page without an address and without a policy. */
export async function bareQuietPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ offline: true });
  context.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  return context.newPage();
}
