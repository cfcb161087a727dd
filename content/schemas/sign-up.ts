import { z } from 'zod';
import { text } from './fields';

/** A box that carries an address to the contact form, where the visitor sends it. */
export const signUpBox = z.strictObject({
  heading: text(60),
  lead: text(160),
  button: text(20),
  /** Below the field: where the address goes. */
  note: text(160),
  /** What the contact form's message box holds then. */
  message: text(300),
  /** Beside the empty field. What is wrong with an address is said as in the contact form. */
  missing: text(120),
});
export type SignUpBox = z.infer<typeof signUpBox>;
