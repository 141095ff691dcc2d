ALTER TABLE `analysis` ADD `findings_version` text;--> statement-breakpoint
CREATE INDEX `analysis_in_row` ON `analysis` (`contract_id`) WHERE findings_version is null;--> statement-breakpoint
ALTER TABLE `reread` ADD `findings_version` text;