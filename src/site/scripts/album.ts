/** Opens the pictures of an album in the lightbox, whose script is loaded on the first click. */
const grid = document.querySelector<HTMLElement>('[data-lightbox]');
grid?.addEventListener('click', async (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  try {
    const address = grid.dataset.lightbox ?? '';
    // Hidden from the bundler, whose loader would be larger than this script.
    const { openLightbox }: typeof import('../islands/lightbox.ts') = await import(
      /* @vite-ignore */ address
    );
    const links = [...grid.querySelectorAll('a')];
    openLightbox(links, links.indexOf(link));
  } catch (error) {
    console.error('The pictures did not open on the page', error);
    location.href = link.href;
  }
});
