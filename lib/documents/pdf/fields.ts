import { addElement, type Doc, hex, type Pdf, type Structure } from './page';

type Frame = { x: number; y: number; width: number; height: number };

const rgb = (color: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');

/** Appearance of a checkbox, checked or not, so that every viewer draws it the same way. */
function appearance({ doc }: Pdf, { width, height }: Frame, checked: boolean) {
  const form = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] });
  const box = `${rgb(hex('edge'))} RG 1 w 0.5 0.5 ${width - 1} ${height - 1} re S`;
  const check = `${rgb(hex('lane'))} RG 1.5 w 2 ${height / 2} m 4 ${height / 2 - 2.5} l ${width - 1.5} ${height - 2} l S`;
  form.end(Buffer.from(checked ? `${box} ${check}` : box));
  return form;
}

/** The document's list of fields, created with the first one. */
function fieldsOf(doc: Doc): unknown[] {
  const { data } = (doc as unknown as { _root: { data: { AcroForm?: { data: FormData } } } })._root;
  // The embedded fonts are subsets and may lack letters that a visitor types.
  if (!data.AcroForm) doc.font('Helvetica').initForm();
  if (!data.AcroForm) throw new Error('PDFKit has begun no form');
  // Checkboxes have their own appearance.
  data.AcroForm.data.NeedAppearances = false;
  return data.AcroForm.data.Fields;
}
type FormData = { Fields: unknown[]; NeedAppearances: boolean };

/**
 * Adds a form field to the document's structure. PDFKit's own form fields have no name for screen readers and no place
 * in the structure, so this uses its annotations.
 *
 * @param label what the field is for.
 */
export function addField(
  pdf: Pdf,
  parent: Structure,
  kind: 'box' | 'text',
  frame: Frame,
  label: string,
): void {
  const { doc } = pdf;
  const fields = fieldsOf(doc);
  const form = addElement(pdf, parent, 'Form');
  const looks = { Yes: appearance(pdf, frame, true), Off: appearance(pdf, frame, false) };
  doc.annotate(frame.x, frame.y, frame.width, frame.height, {
    ...(kind === 'box' ? { FT: 'Btn', AS: 'Off', V: 'Off', AP: { N: looks } } : { FT: 'Tx' }),
    Subtype: 'Widget',
    T: new String(`${fields.length + 1}`),
    TU: new String(label),
    F: 4,
    structParent: form,
  } as object);
  form.end();
  fields.push((doc.page as unknown as { annotations: unknown[] }).annotations.at(-1));
}
