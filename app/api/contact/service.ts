import { company } from '@/content/company/company';
import { inquiryTypes, serviceOptions } from '@/content/contact/contact-options';
import { type ContactService, createContactService } from '@/lib/contact/contact-service';
import { stripMarks } from '@/lib/content/text-marks';
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
    siteName: stripMarks(company.name),
    siteOrigin,
    mailTo: stripMarks(company.email),
    mailFrom: stripMarks(company.websiteEmail),
    inquiryTypes: stripMarks(inquiryTypes),
    services: stripMarks(serviceOptions),
  });
  return shared[KEY];
}
