/** The button 'Share' (src/site/components/share.tsx). */
async function share({ dataset, nextElementSibling: status }: HTMLElement): Promise<void> {
  const { share: url = '', copied = '', byHand = '' } = dataset;
  let said = copied;
  try {
    if (navigator.share) return await navigator.share({ title: document.title, url });
    await navigator.clipboard.writeText(url);
  } catch (error) {
    // The visitor has closed the sheet.
    if ((error as Error).name === 'AbortError') return;
    // Without https there is no clipboard.
    said = `${byHand} ${url}`;
  }
  if (status) status.textContent = said;
}

addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
  if (button) share(button);
});
