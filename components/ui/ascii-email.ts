/**
 * Gives an email address with an internationalized domain that domain's ASCII form, which all browsers take. Only
 * Chromium does this by itself; Firefox and Safari refuse 'anna@bücher.example'.
 *
 * @param control a field with an email address that the browser finds invalid.
 * @returns whether the field is valid now; if not, it is as it was.
 */
export function convertEmailDomain(control: HTMLInputElement): boolean {
  const [typed, local, domain = ''] = /^(.*)@([^@/?#:\s]+)\s*$/.exec(control.value) ?? [];
  if (typed === undefined || !/[^\p{ASCII}]/u.test(domain) || !URL.canParse(`http://${domain}`)) return false;
  control.value = `${local}@${new URL(`http://${domain}`).hostname}`;
  if (!control.validity.valid) control.value = typed;
  return control.validity.valid;
}
