/** The colors of a table's rows, as traffic lights have them. Ink is readable on each. */
export const trafficLightColors = { green: 'BFE5CB', amber: 'FCD58A', red: 'F7BDB2' } as const;

/** A slide, in the shape that content gives it. */
export type Slide = {
  title: string;
  lead?: string | undefined;
  points?: readonly { title?: string | undefined; text: string }[] | undefined;
  table?:
    | {
        head: readonly string[];
        rows: readonly (readonly string[])[];
        signals?: readonly (keyof typeof trafficLightColors)[] | undefined;
      }
    | undefined;
  bars?:
    | { unit: string; alt: string; items: readonly { label: string; before: number; value: number }[] }
    | undefined;
  notes: string;
};
