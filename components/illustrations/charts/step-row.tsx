import styles from './chart.module.css';

/** Stages along the lane: beside each other where they have room, else below each other. A ring marks a decision. */
export const StepRow = ({
  steps,
}: {
  steps: readonly { label: string; note?: string | undefined; person?: boolean | undefined }[];
}) => (
  <ol className={styles.steps}>
    {steps.map(({ label, note, person }) => (
      <li key={label} data-person={person}>
        <b>{label}</b> {note}
      </li>
    ))}
  </ol>
);
