type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** Fields that were filled in before hydration, each with its index among the fields of the page. */
    earlyInput?: Map<Field, number> | undefined;
  }
}

const FIELDS = 'input,select,textarea';

/** Script for the head that records fields filled in before hydration. It must not throw. */
export const earlyInputBootScript =
  (): string => `(function(){var m=window.earlyInput=new Map;document.addEventListener('input',function(e){
window.earlyInput&&m.set(e.target,[].indexOf.call(document.querySelectorAll('${FIELDS}'),e.target))},true)})()`;

/** Writes a value so that React and listeners of the form notice. */
function type(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Restores text and focus after hydration, where an extension had changed the HTML and React replaced all elements. */
export function restoreEarlyInput(): void {
  const noted = window.earlyInput ?? new Map<Field, number>();
  window.earlyInput = undefined;
  for (const [field, index] of noted) {
    if (field.isConnected) continue;
    const anew = document.querySelectorAll<Field>(FIELDS)[index];
    if (!anew || anew.name !== field.name) continue;
    if (anew.value !== field.value) type(anew, field.value);
    if (document.activeElement === document.body) anew.focus({ preventScroll: true });
  }
}
