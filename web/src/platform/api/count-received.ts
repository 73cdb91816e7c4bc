/** The same answer, telling how much of it has arrived whenever more does. */
export const countReceived = (response: Response, onReceived: (bytes: number) => void): Response => {
  let bytes = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        bytes += chunk.length;
        onReceived(bytes);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted ?? null, { status: response.status, headers: response.headers });
};
