import { company } from '@/content/company';
import { inquiryTypes, serviceOptions } from '@/content/contact-options';
import { type ContactService, createContactService } from '@/lib/contact/contact-service';
import { handleContactRequest } from '@/lib/contact/handle-request';
import { ALLOWED_METHODS, methodNotAllowed } from '@/lib/contact/result';
import { clean } from '@/lib/content/text-marks';
import { readEnv } from '@/lib/env';
import { siteOrigin } from '@/lib/site-origin';

let contactService: ContactService | undefined;

/** Created on the first request: the build loads this file too, and has neither settings nor Redis. */
function getContactService(): ContactService {
  contactService ??= createContactService(readEnv(), {
    siteName: clean(company.name),
    siteOrigin,
    mailTo: clean(company.email),
    mailFrom: clean(company.websiteEmail),
    inquiryTypes: clean(inquiryTypes),
    services: clean(serviceOptions),
  });
  return contactService;
}

export function POST(request: Request): Promise<Response> {
  return handleContactRequest(request, getContactService());
}

export function OPTIONS(): Response {
  return new Response(null, {
    status: 204,
    headers: { Allow: ALLOWED_METHODS, 'Cache-Control': 'no-store' },
  });
}

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
};
