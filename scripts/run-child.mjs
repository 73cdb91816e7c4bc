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
    if (priority !== undefined && child.pid) lowerPriority(child.pid, priority);
    let endSignal;
    const passOn = (signal) => {
      if (endSignal && Date.now() - endSignal.at < echoMs) return;
      endSignal = { at: Date.now(), signal: signal === 'SIGHUP' ? 'SIGTERM' : signal };
      child.kill(endSignal.signal);
    };
    for (const signal of passedOn) process.on(signal, passOn);
    const end = (result) => {
      for (const signal of passedOn) process.off(signal, passOn);
      resolve(result);
    };
    child.on('error', (error) => stopWithLine(`Archway cannot run ${command}: ${error.message}.`));
    child.on('exit', (code, signal) => {
      const endedBySignal =
        endSignal !== undefined && (signal === endSignal.signal || code === exitCodeOf(endSignal.signal));
      end({ code: endedBySignal ? 0 : (code ?? exitCodeOf(signal)), stopped: endSignal !== undefined });
    });
  });

/** It may have ended already. */
const lowerPriority = (pid, priority) => {
  try {
    setPriority(pid, priority);
  } catch {}
};

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** npm repeats the terminal's signal to its child: the same wish arrives twice within a moment. */
const echoMs = 1000;

const exitCodeOf = (signal) => 128 + constants.signals[signal];
