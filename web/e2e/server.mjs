import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Where the program lies after a build. */
const PROGRAMS = ['target/release/bastide', 'target/debug/bastide'].map((path) => join(ROOT, path));

/** The program that was built last, if there is one. */
function newestProgram() {
  const built = PROGRAMS.filter((path) => existsSync(path));
  return built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
}

/** Servers started so far: each has a port of its own. */
let started = 0;

/**
 * Starts a server with an empty store on a free port, with a table of cards in `cards` if one is
 * given. `BASTIDE_PROGRAM` names another program, `BASTIDE_URL` a server that runs already.
 */
export async function startServer(cards) {
  const running = process.env['BASTIDE_URL'];
  if (running && cards === undefined) return { url: running, stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'bastide-e2e-'));
  const port = 20_000 + (process.pid % 20_000) + started++;
  const url = `http://127.0.0.1:${port}`;
  const program = process.env['BASTIDE_PROGRAM'] ?? newestProgram();
  if (!program) throw new Error('no server is built; run `cargo build -p bastide` first, or name one in BASTIDE_PROGRAM');
  const args = ['serve', '--listen', `127.0.0.1:${port}`, '--database', join(folder, 'games.sqlite')];
  if (cards !== undefined) {
    const table = join(folder, 'cards.toml');
    writeFileSync(table, cards);
    args.push('--cards', table);
  }
  const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (data) => (said += data));
  child.stderr.on('data', (data) => (said += data));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended at once:\n${said}`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`the server did not answer on ${url}:\n${said}`);
}
