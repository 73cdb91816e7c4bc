import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { stopWithLine } from './stop-with-line.mjs';

/**
 * Runs a program to its end and gives its exit code. SIGINT, SIGTERM and SIGHUP are passed on to it; the
 * promise then resolves with code 0 if the program ended because of that, or with the code it chose itself.
 *
 * The program leads its own process group, so Ctrl-C reaches it once, through here, and not a second time
 * from the terminal. With a `priority` it, and whatever it starts, gives way to others (19 to all of them).
 */
export const runChild = (command, args, { priority, ...options } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      ...options,
      detached: process.platform !== 'win32',
    });
    if (priority !== undefined && child.pid) giveWay(child.pid, priority);
    let asked;
    const passOn = (signal) => {
      if (asked && Date.now() - asked.at < echoMs) return;
      asked = { at: Date.now(), signal: signal === 'SIGHUP' ? 'SIGTERM' : signal };
      child.kill(asked.signal);
    };
    for (const signal of passedOn) process.on(signal, passOn);
    const end = (result) => {
      for (const signal of passedOn) process.off(signal, passOn);
      resolve(result);
    };
    child.on('error', (error) => stopWithLine(`Archway cannot run ${command}: ${error.message}.`));
    child.on('exit', (code, signal) => {
      const endedAsAsked =
        asked !== undefined && (signal === asked.signal || code === exitCodeOf(asked.signal));
      end({ code: endedAsAsked ? 0 : (code ?? exitCodeOf(signal)), stopped: asked !== undefined });
    });
  });

/** It may have ended already. */
const giveWay = (pid, priority) => {
  try {
    setPriority(pid, priority);
  } catch {}
};

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** npm repeats the terminal's signal to its child: the same wish arrives twice within a moment. */
const echoMs = 1000;

const exitCodeOf = (signal) => 128 + constants.signals[signal];
