import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/scripts/support/site';
import { sendJson, validRequest } from '../support/contact-request';
import { startMailServer } from '../support/mail';
import { expect, test } from '../support/test';

const root = join(__dirname, '..', '..');
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const DEBIAN = ['buildah', 'mmdebstrap', 'bwrap'];

// It takes minutes and Debian's packages, so `npm run test:container` asks for it.
test.skip(!process.env.TEST_CONTAINER, 'npm run test:container builds and starts the container');

let folder: string;

function run(program: string, ...args: string[]): string {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, timeout: 1_200_000 } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  if (status !== 0) throw new Error(`${program} ${args[0]} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout.trim();
}

/** Buildah without a daemon, its images in a folder of the test. */
const buildah = (...args: string[]) =>
  run(
    'buildah',
    ...`--root ${folder}/images --runroot ${folder}/run --storage-driver vfs`.split(' '),
    ...args,
  );

/** An image like the official one of Node, made of Debian's packages and the Node that runs this test. */
function writeBase(): void {
  const base = join(folder, 'base');
  const release = /VERSION_CODENAME=(\w+)/.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable';
  const packages = 'libstdc++6,libgcc-s1,ca-certificates';
  run('mmdebstrap', '--variant=minbase', `--include=${packages}`, release, `${base}.tar`);
  run('mkdir', base);
  cpSync(process.execPath, join(base, 'node'));
  const npm = join(run('npm', 'root', '-g'), 'npm');
  cpSync(npm, join(base, 'npm'), { recursive: true });
  cpSync(`${base}.tar`, join(base, 'base.tar'));
  // A registry may have a certificate that this machine alone knows.
  cpSync(CERTIFICATES, join(base, 'certificates'));
  writeFileSync(
    join(base, 'Dockerfile'),
    'FROM scratch\nADD base.tar /\nCOPY node /usr/local/bin/node\nCOPY npm /usr/local/lib/node_modules/npm\n' +
      `COPY certificates ${CERTIFICATES}\nENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}\n` +
      'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd -m -u 1000 node\n',
  );
  buildah('bud', '--isolation', 'chroot', '-t', 'localhost/node', base);
}

test('the container is built from the Dockerfile, and runs as a user who can change none of its files', async () => {
  test.setTimeout(1_800_000);
  const missing = DEBIAN.filter((name) => spawnSync('which', [name]).status !== 0);
  expect(missing, 'apt-get install buildah mmdebstrap bubblewrap').toEqual([]);
  folder = mkdtempSync(join(tmpdir(), 'container-'));
  writeBase();
  // Only what is in the repository, as a fresh checkout has it.
  const checkout = join(folder, 'site');
  run('git', 'clone', '--quiet', root, checkout);
  const args = `--build-arg NODE_IMAGE=localhost/node -f ${checkout}/deploy/Dockerfile -t localhost/site ${checkout}`;
  buildah(...`bud --isolation chroot --pull-never --format docker ${args}`.split(' '));

  const inspected = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/site')).Docker.config;
  const { User, Env, Cmd, WorkingDir, Healthcheck } = inspected;
  expect([User, Cmd, WorkingDir]).toEqual(['node', ['node', 'server.js'], '/site']);
  const system = buildah('mount', buildah('from', '--pull-never', 'localhost/site'));
  const files = run(
    'find',
    join(system, 'site'),
    ...'-not -user root -or -perm /o+w -not -type l'.split(' '),
  );
  expect(files, 'files that the server could change').toBe('');
  expect(statSync(join(system, 'site/sbom.cdx.json')).size).toBeGreaterThan(1000);
  expect(existsSync(join(system, 'site/node_modules/subset-font'))).toBe(false);

  // The whole file system read-only, user and settings as the image says: what `docker run --read-only` does.
  const relay = await startMailServer();
  const port = await freePort();
  const env = [...(Env as string[]), `SMTP_URL=${relay.url}`, `PORT=${port}`, 'HOSTNAME=127.0.0.1'].flatMap(
    (one) => {
      const [name = '', ...value] = one.split('=');
      return ['--setenv', name, value.join('=')];
    },
  );
  const sandbox = `--ro-bind ${system} / --proc /proc --dev /dev --unshare-pid --unshare-user`.split(' ');
  const user = `--uid 1000 --gid 1000 --die-with-parent --clearenv --chdir ${WorkingDir}`.split(' ');
  const container = [...sandbox, ...user, ...env];
  const server = spawn('bwrap', [...container, ...Cmd], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const origin = `http://127.0.0.1:${port}`;
  const status = () => fetch(origin).then((answer) => answer.status);
  await expect.poll(() => status().catch(() => printed), { timeout: 60_000 }).toBe(200);
  const request = validRequest();
  expect((await sendJson(origin, request)).status).toBe(200);
  expect(relay.of(String(request.submissionId))).toHaveLength(1);
  // A request whose page would be written to a cache, if there were one to write to.
  for (const path of ['/no/such', '/faq?x', '/case-studies/none']) await fetch(origin + path);
  const [, ...check] = Healthcheck.Test as string[];
  expect(spawnSync('bwrap', [...container, ...check]).status).toBe(0);
  expect(printed).not.toMatch(/EROFS|EACCES|Error/);
  const closed = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await closed;
  expect(spawnSync('bwrap', [...container, ...check]).status).toBe(1);
  await relay.stop();
});

test.afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});
