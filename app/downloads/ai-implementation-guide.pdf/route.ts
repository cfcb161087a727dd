import { mediaType } from '@/lib/documents/facts';
import { implementationGuideFile } from '../implementation-guide';

/** Made once, by the build. */
export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const { bytes } = await implementationGuideFile();
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': mediaType.pdf } });
}
