/**
 * Names that mean an object's prototype in JavaScript. No body may hold one, so nothing of ours is ever called so: whatever
 * has such a name could not be sent again.
 */
export const isPrototypeKey = (name: string) => prototypeKeys.has(name);
const prototypeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
