/** @jest-environment node */
import type { ReactNode } from 'react';
import { type Reading, treeOf } from '@/lib/markdown-alternate/tree';
import { writeMarkdown } from '@/lib/markdown-alternate/write';

const PAGE = 'https://www.site.example/services';
const write = async (node: ReactNode, readings: ReadonlyMap<unknown, Reading> = new Map()) =>
  writeMarkdown(await treeOf(node, readings), PAGE);

/** What the server's build makes of a component that runs in the browser. */
function island(name: string) {
  const reference = () => {
    throw new Error('an island is not called on the server');
  };
  return Object.assign(reference, {
    $$typeof: Symbol.for('react.client.reference'),
    $$id: name,
  }) as unknown as (props: Record<string, unknown>) => ReactNode;
}

const Later = async () => <p className="lead">Read from a promise.</p>;

test('headings, texts, lists, tables and complete links are kept; ways around, controls and looks are not', async () => {
  const text = await write(
    <>
      <nav>
        <a href="/">Home</a>
      </nav>
      <h1 className="type-h1">Five services</h1>
      <Later />
      <ul>
        <li>
          <strong>82%</strong> on time
        </li>
      </ul>
      <table>
        <caption>Prices</caption>
        <thead>
          <tr>
            <th>Service</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Training</td>
          </tr>
        </tbody>
      </table>
      <a href="/contact?service=x">Ask</a>
      <a href="#programs">Programs</a>
      <button type="button">Open</button>
      <svg aria-hidden="true">
        <text>Axis</text>
      </svg>
      <noscript>
        <p>Without scripts.</p>
      </noscript>
    </>,
  );
  expect(text).toBe(`# Five services

Read from a promise.

- **82%** on time

Prices

| Service  |
| -------- |
| Training |

[Ask](https://www.site.example/contact?service=x) [Programs](https://www.site.example/services#programs)

Without scripts.
`);
});

test('a drawing becomes its words, once for its wide and its narrow form', async () => {
  const text = await write(
    <>
      <div className="wide">
        <svg role="img" aria-label="A line that rises." />
      </div>
      <div className="narrow" role="img" aria-label="A line that rises.">
        <span>Axis</span>
      </div>
    </>,
  );
  expect(text).toBe('_Figure: A line that rises._\n');
});

test('terms stand with what they are, and words that only the layout parts get a space', async () => {
  const text = await write(
    <>
      <dl>
        <div>
          <dt>hours saved</dt>
          <dd>120,000+</dd>
        </div>
      </dl>
      <p>
        <span>Base price</span>
        <span>$2,000</span>
      </p>
    </>,
  );
  expect(text).toBe('- hours saved: 120,000+\n\nBase price $2,000\n');
});

test('an island reads as its line says, with its own props', async () => {
  const Price = island('price');
  const readings = new Map<unknown, Reading>([[Price, ({ usd }: { usd: number }) => `$${usd}`]]);
  expect(await write(<p>For {<Price usd={2000} />}.</p>, readings)).toBe('For $2000.\n');
});

test('an island without a line stops the build and says where to add one', async () => {
  const Wheel = island('components/islands/wheel.tsx#Wheel');
  await expect(write(<Wheel />)).rejects.toThrow(
    'how the island components/islands/wheel.tsx#Wheel reads. Add a line to app/markdown/readings.tsx.',
  );
});
