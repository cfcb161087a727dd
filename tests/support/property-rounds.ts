/** How often a property is tried: `count` times, and more where TEST_ROUNDS asks for a multiple of it. */
export const rounds = (count: number): number => count * (Number(process.env.TEST_ROUNDS) || 1);
