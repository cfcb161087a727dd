/** The colors of a table's rows, as traffic lights have them. Ink is readable on each. */
export const signals = { green: 'BFE5CB', amber: 'FCD58A', red: 'F7BDB2' } as const;

type SlideTable = {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  signals?: readonly (keyof typeof signals)[] | undefined;
};

/** A slide, in the shape that content gives it. */
export type Slide = {
  title: string;
  lead?: string | undefined;
  points?: readonly { title?: string | undefined; text: string }[] | undefined;
  table?: SlideTable | undefined;
  steps?: readonly { label: string; note: string }[] | undefined;
  panels?:
    | readonly {
        title: string;
        lines: readonly string[];
        after?: { title: string; text: string } | undefined;
      }[]
    | undefined;
  bars?:
    | { unit: string; alt: string; items: readonly { label: string; before: number; value: number }[] }
    | undefined;
  notes: string;
};

/** What a slide shows in columns: its table, its steps, or its panels with what came of them. */
export function tableOf({ table, steps, panels }: Slide): SlideTable | undefined {
  if (steps) return { head: steps.map(({ label }) => label), rows: [steps.map(({ note }) => note)] };
  if (!panels) return table;
  const after = panels.flatMap((panel) => (panel.after ? [`${panel.after.title}: ${panel.after.text}`] : []));
  return {
    head: panels.map(({ title }) => title),
    rows: [panels.map(({ lines }) => lines.join('\n')), ...(after.length > 0 ? [after] : [])],
  };
}
