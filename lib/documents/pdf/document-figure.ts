/** A drawing as content describes it. Files draw it in the colors of the default theme. */
export type DocumentFigure = { caption: string; alt: string } & (
  | { kind: 'bars'; unit: string; items: readonly { label: string; before?: number; value: number }[] }
  | {
      kind: 'curve';
      xLabel: string;
      yLabel: string;
      series: readonly { label: string; tone: 'before' | 'lane'; points: readonly [number, number][] }[];
    }
  | { kind: 'steps'; steps: readonly { label: string; note?: string; person?: boolean }[] }
);
