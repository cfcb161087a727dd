import { company } from '@/content/company/company';
import { inquiryTypes, serviceOptions } from '@/content/contact/contact-options';
import { newsletter, notify } from '@/content/contact/sign-up';
import { type ContactService, createContactService } from '@/lib/contact/contact-service';
import { handleContactRequest } from '@/lib/contact/handle-request';
import { ALLOWED_METHODS, methodNotAllowed } from '@/lib/contact/result';
import { siteOrigin } from '@/lib/routes/site-origin';
import { readEnv } from '@/lib/server/env';

let service: ContactService | undefined;

/** The contact service, created on first use: the build loads this file without settings and Redis. */
function contactService(): ContactService {
  service ??= createContactService(readEnv(), {
    siteName: company.name,
    siteOrigin,
    mailTo: company.email,
    mailFrom: company.websiteEmail,
    inquiryTypes,
    services: serviceOptions,
    readyMessages: [newsletter.message, notify.message],
  });
  return service;
}

export function POST(request: Request): Promise<Response> {
  return handleContactRequest(request, contactService());
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
