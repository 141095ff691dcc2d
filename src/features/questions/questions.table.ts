import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import { json, timestamp } from '#src/db/columns.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { contractTable } from '../contracts/contracts.table';
import type { AnswerFailure } from './questions.errors';
import { answerSchema, passageSchema, type Question } from './questions.schema';

/** What was asked about a contract, with what was found and answered. */
export const questionTable = sqliteTable(
  'contract_question',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    contractId: text('contract_id')
      .notNull()
      .references(() => contractTable.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    language: text('language').$type<Locale>().notNull(),
    writer: text('writer').$type<Question['writer']>().notNull(),
    passages: json('passages', z.array(passageSchema).catch([])).notNull(),
    /** Null: none was written, or not yet. */
    answer: json('answer', answerSchema.nullable().catch(null)),
    failureCode: text('failure_code').$type<AnswerFailure>(),
    askedAt: timestamp('asked_at').notNull(),
  },
  (table) => [
    index('contract_question_contract').on(table.contractId, table.askedAt),
    index('contract_question_owner').on(table.ownerId),
  ],
);
