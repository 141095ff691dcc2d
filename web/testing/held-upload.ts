import { vi } from 'vitest';

/** Takes uploads up without an answer, and lets their bytes leave as a test says: the mocked API has all of them at once. */
export function holdUploads() {
  const upload = new EventTarget();
  class HeldUpload extends EventTarget {
    upload = upload;
    open() {}
    send() {}
    setRequestHeader() {}
  }
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  return {
    sent: (loaded: number, total: number) =>
      upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total })),
  };
}
