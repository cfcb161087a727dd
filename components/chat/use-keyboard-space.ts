import { type RefObject, useEffect } from 'react';

/**
 * Lifts the panel above the on-screen keyboard: the keyboard shrinks the visual viewport, and fixed elements
 * do not follow it by themselves. The stylesheet reads `--keyboard`.
 */
export function useKeyboardSpace(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const dock = panel.current?.parentElement;
    const visible = window.visualViewport;
    if (!dock || !visible) return;
    const update = () => {
      // Pinch zoom shrinks it as well and is no keyboard.
      const hidden = visible.scale > 1.01 ? 0 : window.innerHeight - visible.height - visible.offsetTop;
      dock.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`);
    };
    update();
    visible.addEventListener('resize', update);
    visible.addEventListener('scroll', update);
    return () => {
      visible.removeEventListener('resize', update);
      visible.removeEventListener('scroll', update);
      dock.style.removeProperty('--keyboard');
    };
  }, [panel]);
}
