/**
 * Runs `work` after the next frame is on the screen, for what would hold back the answer to a press: writing the
 * address, loading code, moving the focus.
 *
 * @returns a function that cancels it.
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
