/**
 * Gives an email address with an internationalized domain, such as 'anna@bücher.example', that domain's ASCII form, as WebKit
 * demands. @returns whether the field is valid now; if not, it is as it was.
 */
export function replaceWithAsciiDomain(control: HTMLInputElement): boolean {
  const [typed, local, domain = ''] = /^(.*)@([^@/?#:\s]+)\s*$/.exec(control.value) ?? [];
  if (typed === undefined || !/[^\p{ASCII}]/u.test(domain) || !URL.canParse(`http://${domain}`)) return false;
  control.value = `${local}@${new URL(`http://${domain}`).hostname}`;
  if (!control.validity.valid) control.value = typed;
  return control.validity.valid;
}
