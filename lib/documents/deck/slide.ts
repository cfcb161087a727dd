/** Row colors for red, amber and green. The text color is readable on each. */
export const trafficLightColors = { green: 'BFE5CB', amber: 'FCD58A', red: 'F7BDB2' } as const;

/** A slide as content describes it. */
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
