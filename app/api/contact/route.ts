import { handleContactRequest } from '@/lib/contact/handle-request';
import { ALLOWED_METHODS, methodNotAllowed } from '@/lib/contact/result';
import { contactService } from './service';

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
