// Next.js minifies the result: once is enough.
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } };
