/** Takes the bytes of a file as they come. Nothing is stored before `close`, and nothing after `abort`. */
export interface FileWriter {
  write(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
  abort(): Promise<void>;
}

/** What R2 takes as one of several pieces, all but the last of the same size; a smaller file is put at once. */
const pieceBytes = 5 * 1024 * 1024;
const firstBytes = 64 * 1024;

/** Writes into R2, which wants to know the length beforehand, holding one piece and no more. */
export function createR2Writer(bucket: R2Bucket, key: string, contentType: string): FileWriter {
  const options = { httpMetadata: { contentType } };
  let piece = new Uint8Array(firstBytes);
  let used = 0;
  let upload: R2MultipartUpload | undefined;
  const parts: R2UploadedPart[] = [];

  async function send() {
    upload ??= await bucket.createMultipartUpload(key, options);
    parts.push(await upload.uploadPart(parts.length + 1, piece.subarray(0, used)));
    used = 0;
  }

  return {
    async write(bytes) {
      for (let from = 0; from < bytes.length; ) {
        if (used === pieceBytes) await send();
        if (used === piece.length) {
          const larger = new Uint8Array(Math.min(pieceBytes, piece.length * 4));
          larger.set(piece);
          piece = larger;
        }
        const some = bytes.subarray(from, from + piece.length - used);
        piece.set(some, used);
        used += some.length;
        from += some.length;
      }
    },
    async close() {
      if (!upload) {
        await bucket.put(key, piece.subarray(0, used), options);
        return;
      }
      if (used > 0) await send();
      await upload.complete(parts);
    },
    async abort() {
      await upload?.abort();
    },
  };
}
