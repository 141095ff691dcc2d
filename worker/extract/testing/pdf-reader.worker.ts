import { ExtractionError } from '../extracted-document';
import { extractPdf } from '../pdf.extractor';

/** The PDF reader alone in a Worker, as the benchmark runs it: a file in, what was read or why not out. */
export default {
  async fetch(request) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    try {
      return Response.json(await extractPdf(bytes));
    } catch (error) {
      if (error instanceof ExtractionError) return Response.json({ code: error.code }, { status: 422 });
      throw error;
    }
  },
} satisfies ExportedHandler;
