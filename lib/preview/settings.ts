import { z } from 'zod';

const settings = z.object({
  PREVIEW_BASE_URL: z.string().optional(),
  PREVIEW_EDIT_URL: z
    .string()
    .regex(
      /^(?:https?|vscode|idea|cursor):/,
      'must be an address, such as https://github.com/…/edit/main/{file}#L{line}',
    )
    .includes('{file}', { message: 'must contain {file}, and {line} where the host takes a line' })
    .optional(),
});

/** `base`: address of the published site, or a folder with saved pages. `edit`: address pattern of an editor. */
export type PreviewSettings = { base?: string; edit?: string };

/**
 * Reads the settings of a preview. Empty values count as missing.
 *
 * @throws Error naming the variable that is wrong and what it must look like.
 */
export function readPreviewSettings(
  source: Record<string, string | undefined> = process.env,
): PreviewSettings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The settings of the preview are not valid (see .env.example):\n${lines.join('\n')}`);
  }
  const { PREVIEW_BASE_URL: base, PREVIEW_EDIT_URL: edit } = result.data;
  return { ...(base && { base }), ...(edit && { edit }) };
}
