/** Lets keys and taps in before the next part of a long job. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
