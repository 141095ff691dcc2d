ALTER TABLE `analysis` ADD `facts` text;--> statement-breakpoint
CREATE INDEX `analysis_without_facts` ON `analysis` (`contract_id`) WHERE facts is null;