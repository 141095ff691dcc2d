ALTER TABLE `billing` ADD `payout_of` text;--> statement-breakpoint
ALTER TABLE `billing` ADD `payout` text;--> statement-breakpoint
CREATE INDEX `billing_payout` ON `billing` (`payout_of`) WHERE payout is not null;