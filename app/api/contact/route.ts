import { company } from '@/content/company/company';
import { inquiryTypes, serviceOptions } from '@/content/contact/contact-options';
import { newsletter, notify } from '@/content/contact/sign-up';
import { handleInquiry } from '@/lib/contact/handle-inquiry';
import { createInquiryDependencies, type InquiryDependencies } from '@/lib/contact/inquiry-dependencies';
import { ALLOWED_METHODS, respondMethodNotAllowed } from '@/lib/contact/inquiry-result';
import { siteOrigin } from '@/lib/routes/site-origin';
import { readEnv } from '@/lib/server/env';

let deps: InquiryDependencies | undefined;

/** Created on first use: the build loads this file without settings and Redis. */
function getDependencies(): InquiryDependencies {
  deps ??= createInquiryDependencies(readEnv(), {
    siteName: company.name,
    siteOrigin,
    mailTo: company.email,
    mailFrom: company.websiteEmail,
    inquiryTypes,
    services: serviceOptions,
    readyMessages: [newsletter.message, notify.message],
  });
  return deps;
}

export const POST = (request: Request): Promise<Response> => handleInquiry(request, getDependencies());

export const OPTIONS = (): Response =>
  new Response(null, {
    status: 204,
    headers: { Allow: ALLOWED_METHODS, 'Cache-Control': 'no-store' },
  });

export {
  respondMethodNotAllowed as DELETE,
  respondMethodNotAllowed as GET,
  respondMethodNotAllowed as HEAD,
  respondMethodNotAllowed as PATCH,
  respondMethodNotAllowed as PUT,
};
