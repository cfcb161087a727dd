import { z } from 'zod';

/** A report as logged: our own words and places, never what a visitor typed. */
type LoggedReport = {
  type: string;
  /** Path of a page of this site, else 'other'. */
  page: string;
  directive?: string;
  /** What a policy blocked: a keyword such as 'inline', or the origin of an address. */
  blocked?: string;
  /** A file of the build, or 'page' for an inline script. */
  file?: string;
  line?: number;
  column?: number;
  /** Kind of an error, deprecation or crash. */
  name?: string;
};

const MAX_REPORTS = 20;
const optional = <T extends z.ZodType>(type: T) => type.optional().catch(undefined);
const word = (pattern: RegExp) => optional(z.string().regex(pattern));
const whole = optional(z.number().int().min(0).max(10_000_000));

const body = z.object({
  effectiveDirective: word(/^[a-z-]{1,40}$/),
  blockedURL: optional(z.string()),
  sourceFile: optional(z.string()),
  lineNumber: whole,
  columnNumber: whole,
  id: word(/^[A-Za-z0-9]{1,60}$/),
  reason: word(/^(oom|unresponsive)$/),
  name: word(/^[A-Z][A-Za-z]{0,40}(Error|Exception)$/),
});
const report = z.object({
  type: z.enum(['csp-violation', 'crash', 'deprecation', 'intervention', 'error']),
  url: z.string(),
  body,
});

const sent = z.array(report).min(1).max(MAX_REPORTS);

/** Converts the format of older browsers, a single object with other names. */
function inCurrentFormat(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('csp-report' in value)) return value;
  const older = Object(value['csp-report']);
  return [
    {
      type: 'csp-violation',
      url: older['document-uri'],
      body: {
        effectiveDirective: older['effective-directive'] ?? older['violated-directive'],
        blockedURL: older['blocked-uri'],
        sourceFile: older['source-file'],
        lineNumber: older['line-number'],
        columnNumber: older['column-number'],
      },
    },
  ];
}

function blockedBy(url: string | undefined): string | undefined {
  if (url === undefined || /^(inline|eval|wasm-eval|data|blob)$/.test(url)) return url;
  return URL.canParse(url) && /^https?:/.test(url) ? new URL(url).origin : 'other';
}

function fileOf(url: string | undefined, page: string): string | undefined {
  if (!url) return undefined;
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  if (path && path === page) return 'page';
  return /^\/_next\/static\/[\w./~-]{1,120}$/.test(path) ? path : 'other';
}

/**
 * Reads what a browser sent to the reports endpoint.
 *
 * @param pages paths of this site; no others are logged.
 * @returns null when it is not a report.
 */
export function readReports(value: unknown, pages: ReadonlySet<string>): LoggedReport[] | null {
  const read = sent.safeParse(inCurrentFormat(value));
  if (!read.success) return null;
  return read.data.map(({ type, url, body: details }) => {
    const path = URL.canParse(url) ? new URL(url).pathname : '';
    return {
      type,
      page: pages.has(path) ? path : 'other',
      directive: details.effectiveDirective,
      blocked: blockedBy(details.blockedURL),
      file: fileOf(details.sourceFile, path),
      line: details.lineNumber,
      column: details.columnNumber,
      name: details.name ?? details.id ?? details.reason,
    };
  });
}
