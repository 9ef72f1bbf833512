import { type RefObject, useEffect } from 'react';

/** Keeps a property at the height of the bar, which fields and toasts above it stay clear of. */
export function useBarHeight(bar: RefObject<HTMLElement | null>, property: `--${string}`, isHidden = false) {
  useEffect(() => {
    const element = bar.current;
    if (!element || isHidden) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar, property, isHidden]);
}
