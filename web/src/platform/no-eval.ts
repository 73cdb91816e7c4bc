/** The page's policy lets no text become code. The schema library would try once; it is told before its first schema. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
