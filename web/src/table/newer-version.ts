/** The script that runs now, as the page names it. */
function runningScript(): string | null {
  const script = document.querySelector('script[type=module][src]');
  return script ? new URL((script as HTMLScriptElement).src).pathname : null;
}

/** Whether the server now hands out another client than the one that runs. */
export async function isNewerThere(): Promise<boolean> {
  const running = runningScript();
  if (!running?.startsWith('/assets/')) return false;
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(running);
  } catch {
    return false;
  }
}
