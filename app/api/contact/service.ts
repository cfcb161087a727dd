import { company } from '@/content/company/company';
import { inquiryTypes, serviceOptions } from '@/content/contact/contact-options';
import { type ContactService, createContactService } from '@/lib/contact/contact-service';
import { siteOrigin } from '@/lib/routes/site-origin';
import { readEnv } from '@/lib/server/env';

const KEY = Symbol.for('contact.service');

/**
 * The contact service of this process. It is created on first use, because the build loads this file without settings
 * and Redis, and is kept on globalThis, because instrumentation and route are bundled separately.
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
