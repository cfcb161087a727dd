import fc from 'fast-check';
import { wrapWords } from '@/lib/illustrations/words';

test('words of a drawing keep their order, and only a single word may be longer than a line', () => {
  const text = fc.array(fc.stringMatching(/^[a-z]{1,14}$/), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(text, fc.integer({ min: 4, max: 20 }), (words, most) => {
      const lines = wrapWords(words.join(' '), most);
      expect(lines.join(' ')).toBe(words.join(' '));
      for (const line of lines) expect(line.length <= most || !line.includes(' ')).toBe(true);
      // No line could have taken the first word of the next.
      lines.slice(1).forEach((line, index) => {
        expect(`${lines[index]} ${line.split(' ')[0]}`.length).toBeGreaterThan(most);
      });
    }),
  );
});
