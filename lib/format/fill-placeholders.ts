/** Replaces {placeholders} in a text. @throws Error for a placeholder without a value. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`'${text}' names {${name}}, which it is not given.`);
    return String(value);
  });
