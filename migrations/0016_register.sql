CREATE TABLE `contract_date` (
	`contract_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`date` text NOT NULL,
	`kind` text NOT NULL,
	`label` text,
	FOREIGN KEY (`contract_id`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contract_date_contract` ON `contract_date` (`contract_id`,`date`);--> statement-breakpoint
CREATE INDEX `contract_date_owner` ON `contract_date` (`owner_id`,`date`);--> statement-breakpoint
ALTER TABLE `contract` ADD `title` text;--> statement-breakpoint
ALTER TABLE `contract` ADD `counterparty` text;
--> statement-breakpoint
-- What complete analyses say of title, other side and dates, as `register.rules.ts` takes it from new ones.
INSERT INTO `contract_date` (`contract_id`, `owner_id`, `date`, `kind`, `label`)
SELECT `contract`.`id`, `contract`.`owner_id`, `entry`.`date`, `entry`.`kind`, `entry`.`label`
FROM `contract` INNER JOIN (
	SELECT
		`analysis`.`contract_id` AS `of`,
		CASE WHEN `found`.`type` = 'object' THEN `found`.`value` ->> 'date' END AS `date`,
		CASE WHEN `found`.`type` = 'object' THEN `found`.`value` ->> 'kind' END AS `kind`,
		CASE WHEN `found`.`type` = 'object' THEN `found`.`value` ->> 'label' END AS `label`,
		CASE WHEN `found`.`type` = 'object' THEN `found`.`value` ->> 'unconfirmed' END AS `unconfirmed`
	FROM `analysis`, json_each(CASE WHEN json_valid(`findings`) THEN `findings` ELSE '{}' END, '$.dates') AS `found`
) AS `entry` ON `entry`.`of` = `contract`.`id`
WHERE `contract`.`status` = 'complete' AND `entry`.`date` IS NOT NULL AND `entry`.`kind` IS NOT NULL
	AND coalesce(`entry`.`unconfirmed`, 0) = 0;
--> statement-breakpoint
UPDATE `contract` SET
	`title` = (
		SELECT `findings` ->> '$.title' FROM `analysis` WHERE `contract_id` = `contract`.`id` AND json_valid(`findings`)
	),
	`counterparty` = (
		SELECT nullif(group_concat(`name`, ', '), '') FROM (
			SELECT trim(`party`.`value` ->> 'name') AS `name`
			FROM `analysis`, json_each(CASE WHEN json_valid(`findings`) THEN `findings` ELSE '{}' END, '$.parties') AS `party`
			WHERE `contract_id` = `contract`.`id` AND `party`.`type` = 'object'
				AND trim(coalesce(`party`.`value` ->> 'name', '')) <> ''
				AND NOT coalesce(
					`party`.`value` ->> 'role' = `findings` ->> '$.reader.role',
					`party`.`value` ->> 'name' = `findings` ->> '$.reader.name',
					0
				)
			LIMIT 2
		)
	)
WHERE `status` = 'complete';
