import { type RefObject, useEffect } from 'react';

/**
 * Lifts the panel above the on-screen keyboard. The keyboard shrinks the visual viewport only, which fixed elements
 * do not follow, so this sets its height as `--keyboard` for chat.module.css.
 */
export function useKeyboardInset(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const widget = panel.current?.parentElement;
    const viewport = window.visualViewport;
    if (!widget || !viewport) return;
    const update = () => {
      // Pinch zoom also shrinks the visual viewport.
      const hidden = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      widget.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
      widget.style.removeProperty('--keyboard');
    };
  }, [panel]);
}
