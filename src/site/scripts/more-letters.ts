/**
 * Has letters drawn that not every page has, Devanagari above all, by the college's own faces: from the first paint on,
 * which each of them would delay. A page that one comes to from another of the site's has them from the beginning, since
 * the device keeps them.
 */
const use = () => document.documentElement.setAttribute('data-painted', '');

if (document.referrer.startsWith(location.origin)) use();
else new PerformanceObserver(use).observe({ type: 'paint', buffered: true });
