import { writeStored } from './storage-keys';

/** What a tool, the chat or a sign-up box hands to the contact form, within the tab and never in a URL. */
export type Carried = {
  /** Ready text for the message box; it goes above a kept draft (CONTACT-24). */
  message: string;
  /** Ids of content/contact-options.ts; unknown ids are ignored by the form. */
  inquiryType?: string;
  service?: string;
  email?: string;
};

/** Puts `carried` where the contact form will look for it. The caller then navigates to the contact page. */
export function carryToContact(carried: Carried): void {
  writeStored('carried', JSON.stringify(carried));
}
