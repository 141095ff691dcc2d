import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadWorkerCode } from '#src/dev/measure/eval/worker-code.ts';
import { root } from '#src/dev/run/project-paths.ts';
import { toContract } from '#src/features/contracts/contract-view.rules.ts';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';

const fileName = 'consultancy-agreement.txt';
/** Dates of the example are counted from here, so that the same sources always build the same page. */
const analysedOn = new Date('2026-11-01T09:00:00Z');

/**
 * The example contract as its owner would see it, analysed by the built-in analyst, once in each language. Messages
 * have been compiled before.
 */
export async function analyseExample<L extends Locale>(locales: readonly L[]): Promise<Record<L, Contract>> {
  const worker = await loadWorkerCode();
  try {
    const bytes = readFileSync(join(root, 'src/dev/run/samples', fileName));
    const extracted = await worker.extractTxt(new Uint8Array(bytes));
    const { language: detectedLanguage, confidence } = await worker.detectLanguage(extracted.text);
    const measurement = {
      pages: worker.countPages(extracted),
      characters: extracted.text.length,
      tokens: 0,
      language: detectedLanguage,
      languageConfidence: confidence,
    };
    const document = { ...extracted, measurement, readerVersion: 1 };
    const analyst = worker.createBuiltInAnalyst();
    const analysed = locales.map(async (language) => {
      const findings = await analyst.analyse(
        { text: document.text, blocks: document.blocks, language: measurement.language },
        { language, today: analysedOn.toISOString().slice(0, 10) },
      );
      const analysis = await worker.ground(findings, document, { language });
      const row = {
        id: 'example',
        fileName,
        givenTitle: null,
        newVersionOf: null,
        tags: [],
        status: 'complete' as const,
        failureCode: null,
        waitingSince: null,
        createdAt: analysedOn,
        updatedAt: analysedOn,
        detectedLanguage: measurement.language,
        languageConfidence: measurement.languageConfidence,
        pages: measurement.pages,
        summary: analysis.summary,
        risksHigh: analysis.riskAssessment.high.length,
        risksMedium: analysis.riskAssessment.medium.length,
        risksLow: analysis.riskAssessment.low.length,
        language,
        findings: analysis,
      };
      const text = { text: document.text, format: document.format, blocks: document.blocks };
      return [language, toContract(row, text)] as const;
    });
    return Object.fromEntries(await Promise.all(analysed)) as Record<L, Contract>;
  } finally {
    worker.close();
  }
}
