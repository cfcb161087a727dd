import { company } from '@/content/company';
import { inquiryTypes, serviceOptions } from '@/content/contact-options';
import { type ContactService, createContactService } from '@/lib/contact/contact-service';
import { readEnv } from '@/lib/env';
import { siteOrigin } from '@/lib/site-origin';

const KEY = Symbol.for('contact.service');

/**
 * The contact service of this process, created when it is first needed: the build loads this file too, and has neither
 * settings nor Redis. It is on globalThis because instrumentation and route are bundled apart.
 */
export function contactService(): ContactService {
  const shared = globalThis as { [KEY]?: ContactService };
  shared[KEY] ??= createContactService(readEnv(), {
    siteName: company.name,
    siteOrigin,
    mailTo: company.email,
    mailFrom: company.websiteEmail,
    inquiryTypes,
    services: serviceOptions,
  });
  return shared[KEY];
}
